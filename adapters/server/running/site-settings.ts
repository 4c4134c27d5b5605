import type { SellerBank } from '@osh/core/billing/invoice-seller.ts'
import { makeInvoiceSeller } from '@osh/core/billing/invoice-seller.ts'
import {
  type Bik,
  parseBik,
  parseCorrespondentAccount,
  parseSettlementAccount,
} from '@osh/core/companies/requisites/bank-account.ts'
import { parseInn } from '@osh/core/companies/requisites/inn.ts'
import { parseOgrn } from '@osh/core/companies/requisites/ogrn.ts'
import { parseEmail } from '@osh/core/shared/input/contacts.ts'
import { err, type Result } from '@osh/core/shared/results/result.ts'
import { listMissingRequisites } from '@osh/core/tariffs/seller.ts'
import type { Site } from '#adapters/landing/site.ts'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'

type Environment = Readonly<Record<string, string | undefined>>

const variables = {
  name: 'SELLER_NAME',
  inn: 'SELLER_INN',
  ogrn: 'SELLER_OGRN',
  address: 'SELLER_ADDRESS',
} as const

/**
 * Reads PUBLIC_URL, SUPPORT_PHONE, SUPPORT_EMAIL and SELLER_NAME, SELLER_INN, SELLER_KPP, SELLER_OGRN, SELLER_ADDRESS; what is not said is
 * null, what can't be right is refused. Also SELLER_BANK, SELLER_BIK, SELLER_ACCOUNT, SELLER_CORRESPONDENT_ACCOUNT and SELLER_VAT, without which no
 * invoice is issued.
 */
export function readSite(environment: Environment): Site {
  const said = (name: string): string | null => environment[name]?.trim() || null
  return {
    publicUrl: readPublicUrl(said('PUBLIC_URL')),
    supportPhone: said('SUPPORT_PHONE'),
    supportEmail: readBy(
      parseEmail,
      'SUPPORT_EMAIL',
      said('SUPPORT_EMAIL'),
      'укажите адрес вида help@example.ru',
    ),
    seller: {
      name: said('SELLER_NAME'),
      inn: readBy(parseInn, 'SELLER_INN', said('SELLER_INN'), 'проверьте цифры ИНН'),
      kpp: readKpp(said('SELLER_KPP')),
      ogrn: readBy(parseOgrn, 'SELLER_OGRN', said('SELLER_OGRN'), 'проверьте цифры ОГРН или ОГРНИП'),
      address: said('SELLER_ADDRESS'),
    },
    sellerBank: readSellerBank(said),
  }
}

/** What the operator should know about what is not said, a line each; nothing where all is. */
export function listUnsaid({ publicUrl, seller, sellerBank, supportEmail }: Site): readonly string[] {
  const lacking = listMissingRequisites(seller).map((requisite) => variables[requisite])
  const contacts = supportEmail === null ? ['SUPPORT_EMAIL'] : []
  const unfilled = [...lacking, ...contacts]
  const unpaid = makeInvoiceSeller(seller, sellerBank) === null
  return [
    ...(unpaid ? [`Счета не выставляются: укажите ${[...lacking, ...ofBank].join(', ')}.`] : []),
    ...(unfilled.length > 0
      ? [
          `В договоре-оферте и политике конфиденциальности не заполнены реквизиты: укажите ${unfilled.join(', ')}.`,
        ]
      : []),
    ...(publicUrl === null
      ? ['Адрес сервиса для поисковых систем и соцсетей не указан: задайте PUBLIC_URL.']
      : []),
  ]
}

function readBy<T extends string>(
  parse: (text: string) => Result<T, unknown>,
  variable: string,
  text: string | null,
  advice: string,
): T | null {
  if (text === null) return null
  const read = parse(text)
  if (read.ok) return read.value
  throw new StartRefused(`${variable} «${text}» не подходит: ${advice}.`)
}

const ofBank = ['SELLER_BANK', 'SELLER_BIK', 'SELLER_ACCOUNT', 'SELLER_CORRESPONDENT_ACCOUNT', 'SELLER_VAT']

function readSellerBank(said: (name: string) => string | null): SellerBank {
  const bik = readBy(parseBik, 'SELLER_BIK', said('SELLER_BIK'), 'укажите 9 цифр БИК')
  const account = said('SELLER_ACCOUNT')
  const correspondent = said('SELLER_CORRESPONDENT_ACCOUNT')
  if (bik === null && (account !== null || correspondent !== null))
    throw new StartRefused('SELLER_BIK не указан: по нему проверяются счета продавца.')
  const advice = 'проверьте 20 цифр счёта и БИК'
  const ofBik =
    <T extends string>(parse: (value: unknown, bik: Bik) => Result<T, unknown>) =>
    (text: string) =>
      bik === null ? err(null) : parse(text, bik)
  return {
    bank: said('SELLER_BANK'),
    bik,
    account: readBy(ofBik(parseSettlementAccount), 'SELLER_ACCOUNT', account, advice),
    correspondentAccount: readBy(
      ofBik(parseCorrespondentAccount),
      'SELLER_CORRESPONDENT_ACCOUNT',
      correspondent,
      advice,
    ),
    vat: readVat(said('SELLER_VAT')),
  }
}

/** Per cent, or `none`. */
function readVat(text: string | null): SellerBank['vat'] {
  if (text === null || text === 'none') return text
  if (/^\d{1,2}$/.test(text) && Number(text) > 0) return Number(text)
  throw new StartRefused(`SELLER_VAT «${text}» не подходит: укажите ставку в процентах или none.`)
}

function readKpp(text: string | null): string | null {
  if (text === null || /^\d{4}[\dA-Z]{2}\d{3}$/.test(text)) return text
  throw new StartRefused(`SELLER_KPP «${text}» не подходит: укажите 9 знаков КПП.`)
}

function readPublicUrl(text: string | null): string | null {
  if (text === null) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '')
    return url.origin
  throw new StartRefused(
    `PUBLIC_URL «${text}» не подходит: укажите адрес сайта вида https://ohrana.example, без пути.`,
  )
}
