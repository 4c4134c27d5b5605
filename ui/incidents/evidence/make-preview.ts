/** The longer side of a small picture, in points of a screen. */
const SIDE = 320
/** The best first: what is too heavy is drawn worse. */
const QUALITIES = [0.7, 0.4]
const HEAVIEST = 96 * 1024

/** A small JPEG of a picture; null for what the browser can't draw. The file itself is sent as it is, with the place and moment a camera wrote in it. */
export async function makePreview(file: Blob): Promise<Uint8Array | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    for (const quality of QUALITIES) {
      const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
      if (drawn && drawn.size <= HEAVIEST) return new Uint8Array(await drawn.arrayBuffer())
    }
    return null
  } catch {
    return null
  }
}
