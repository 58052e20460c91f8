/** For comparing what people type: without case and accents, so that "cafe" finds "Café". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
