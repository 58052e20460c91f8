/** The interview's name as far as every system takes it for a file. */
export function fileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  return `${plain.slice(0, 60) || "interview"}-qr`;
}
