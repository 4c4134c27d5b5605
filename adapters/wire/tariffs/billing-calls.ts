import { orderCodes, payerCodes } from '@osh/core/billing/refusal-codes.ts'
import * as z from 'zod/mini'
import { asItIs, done, file, list, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany, detailsOfOne, ofOneAlone } from '../contract/command-input.ts'
import { inFormat } from '../contract/format-input.ts'
import { ofCompany } from '../contract/query-input.ts'
import { invoice, orderGiven, payer, payerGiven } from './billing-wire.ts'

const ofOwner = { who: 'member', right: 'manage-money', input: ofCompany } as const
const ofOne = { who: { ownerOf: 'payer' }, right: 'manage-money' } as const

/** Payers and invoices: the owner's alone. */
export const billingCalls = {
  listPayers: query({ path: '/api/payers', ...ofOwner, answer: list(payer) }),
  listInvoices: query({ path: '/api/invoices', ...ofOwner, answer: list(invoice) }),
  isIssuing: query({ path: '/api/invoices/issuing', ...ofOwner, answer: one(asItIs(z.boolean())) }),
  addPayer: call({
    path: '/api/payers',
    who: 'member',
    right: 'manage-money',
    input: detailsInCompany({ fields: payerGiven }),
    answer: newOne(payer),
    refuses: [...payerCodes, 'payer/too-many'],
  }),
  changePayer: call({
    method: 'patch',
    path: '/api/payers/{id}',
    ...ofOne,
    input: detailsOfOne<'payer'>({ fields: payerGiven }),
    answer: one(payer),
    refuses: [...payerCodes, 'not-found'],
  }),
  removePayer: call({
    method: 'delete',
    path: '/api/payers/{id}',
    ...ofOne,
    input: ofOneAlone<'payer'>(),
    answer: done,
    refuses: ['not-found'],
  }),
  order: call({
    path: '/api/invoices',
    who: 'member',
    right: 'manage-money',
    input: detailsInCompany({ fields: orderGiven }),
    answer: newOne(invoice),
    refuses: [...orderCodes, 'invoice/no-seller', 'not-found'],
  }),
}

/** Printed invoices. */
export const invoiceFileCalls = {
  file: call({
    method: 'get',
    path: '/api/invoices/{id}/file',
    who: { fileOf: 'invoice' },
    right: 'manage-money',
    input: inFormat<'invoice'>(),
    weighs: 'paper',
    answer: file('docx', 'pdf'),
    refuses: ['choice/unknown', 'not-found'],
  }),
}
