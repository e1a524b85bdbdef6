/** The field in which a method asks for its network. */
export const isNetworkField = ({ name, type }: { name: string; type?: string | undefined }): boolean =>
  type === 'networks' || name === 'network';
