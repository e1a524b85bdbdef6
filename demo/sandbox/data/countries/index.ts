import type { Country } from '../MethodSpec';
import { eg, gh, gn, ke } from './africa';
import { jp, kr } from './asia-east';
import { bd, np, pk } from './asia-south';
import { kh, my, ph, th, vn } from './asia-southeast';
import { br } from './br';
import { az, kg, kz, tj, uz } from './central-asia';
import { id } from './id';
import { india } from './india';
import { ar, cl, co, cr, ec, pe } from './latam';
import { mx } from './mx';
import { ng } from './ng';
import { ru } from './ru';
import { testGeos } from './test-geos';
import { ua } from './ua';
import { ge, tr, us } from './west';

export const COUNTRIES: readonly Country[] = [
  mx,
  br,
  india,
  ng,
  gh,
  ke,
  gn,
  eg,
  id,
  my,
  th,
  vn,
  ph,
  kh,
  kr,
  jp,
  bd,
  pk,
  np,
  ec,
  co,
  pe,
  cl,
  ar,
  cr,
  ru,
  ua,
  kz,
  kg,
  uz,
  tj,
  az,
  ge,
  tr,
  us,
  ...testGeos,
];
