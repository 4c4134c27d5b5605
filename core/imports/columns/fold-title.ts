import { foldName } from '../../shared/names/name-search.ts'
import { tidyRussian } from '../rows/tidy-text.ts'

/** A title as titles are compared: small letters, ё as е, no marks. */
export const foldTitle = (title: string): string =>
  foldName(tidyRussian(title).replace(/[^\p{L}\d№]+/gu, ' '))
