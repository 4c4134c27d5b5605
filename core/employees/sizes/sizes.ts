/**
 * The sizes by which PPE is chosen for a person; null where they are not known.
 *
 * Law: приказ Минтруда 29.10.2021 № 766н (the personal card of PPE asks for them). See docs/legal-sources.md.
 */
export type Sizes = {
  /** Centimetres. */
  readonly height: number | null
  /** «52-54», «52-54/170-176», «XL». */
  readonly clothingSize: string | null
  /** «43», «42,5». */
  readonly shoeSize: string | null
  /** «57», «56-58», «M». */
  readonly headgearSize: string | null
  /** «10», «9-10», «L». */
  readonly gloveSize: string | null
  /** «2», «M», «универсальный». */
  readonly respiratorSize: string | null
}

export const noSizes: Sizes = {
  height: null,
  clothingSize: null,
  shoeSize: null,
  headgearSize: null,
  gloveSize: null,
  respiratorSize: null,
}
