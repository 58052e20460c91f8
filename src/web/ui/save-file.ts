/** Offers a text as a file. The mark at its start tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob(["\uFEFF", text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
