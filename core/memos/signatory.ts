import { parseKnownEmail } from '../shared/input/contacts.ts'
import type { MemoHeader } from './memo.ts'

/** Who signs a memo, as its author field names them: «Орлова Анна Сергеевна, специалист по охране труда». */
export type Signatory = { readonly name: string; readonly position: string | null }

/** Null where the author is blank; an e-mail, which memos of people without a name once carried, is no name. */
export function readSignatory({ author }: Pick<MemoHeader, 'author'>): Signatory | null {
  const [name = '', ...rest] = author.split(',').map((part) => part.trim())
  if (name === '' || parseKnownEmail(name).ok) return null
  return { name, position: rest.join(', ') || null }
}
