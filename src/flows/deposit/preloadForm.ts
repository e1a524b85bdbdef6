type FormModule = typeof import('./form/DepositFormScreen');

export const loadForm = (): Promise<FormModule> => import('./form/DepositFormScreen');

/** The player is about to choose a method: the form's code may come already. */
export function preloadForm(): void {
  loadForm().catch(() => {});
}
