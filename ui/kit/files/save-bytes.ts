/** Saves what the page itself has made. */
export function saveBytes(bytes: BlobPart, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes]))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
