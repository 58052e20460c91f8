/** Once a dialog or a row is gone that held the focus: the focus goes to the heading of its section, not nowhere. */
export function focusHeading(sectionId: string): void {
  setTimeout(() => document.getElementById(`${sectionId}-heading`)?.focus(), 60);
}
