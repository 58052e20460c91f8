/** The address of somebody's picture: the id stands where the setting has "{id}", else at its end. */
export function avatarAddress(template: string, id: string): string {
  const written = encodeURIComponent(id);
  return template.includes("{id}") ? template.replaceAll("{id}", written) : `${template}${written}`;
}
