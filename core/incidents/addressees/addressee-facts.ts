import { type Question, question, type Write } from '../../commands/command.ts'
import type { Brand } from '../../shared/brand.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { Addressee } from './addressee.ts'

export type AddresseeId = Brand<number, 'AddresseeId'>

/** The id that a new line of the book gets; given to no other. */
export type NewAddresseeId = Question<'new-addressee-id', { readonly companyId: CompanyId }, AddresseeId>
export const newAddresseeId = question<NewAddresseeId>('new-addressee-id')

/** What was entered of an addressee: of each kind the last line counts. */
export type KeptAddressee = Addressee & { readonly id: AddresseeId }

export type AddresseeWrite = Write<'addressees', KeptAddressee>
