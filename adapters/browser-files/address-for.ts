const LINK_SECONDS = 60

/** An address that a new tab can open for the next minute. */
export function addressFor(file: Blob): string {
  const address = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(address), LINK_SECONDS * 1000)
  return address
}
