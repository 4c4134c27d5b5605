import { type Company, nameCompanyShort } from '../companies/company.ts'
import { cleanFileName } from '../files/file-name.ts'
import type { MailFile } from '../mail/mail.ts'

/** What a mail with papers says: the text, the papers by their names, and who sends them, since the mail comes from the service's address. */
export function writeLetter(
  text: string,
  company: Pick<Company, 'name' | 'shortName' | 'email' | 'phone'>,
  files: readonly Pick<MailFile, 'name'>[],
): string {
  const { email, phone } = company
  const ways = [email, phone].filter(Boolean).join(', ')
  return [
    text === '' ? 'Направляем вам документы.' : text,
    ['Документы:', ...files.map(({ name }) => `— ${name}`)].join('\n'),
    ['С уважением,', nameCompanyShort(company), ...(ways === '' ? [] : [ways])].join('\n'),
    'Письмо отправлено через сервис «Охрана труда онлайн».',
  ].join('\n\n')
}

/** «Документы ООО Карьер.zip». */
export const zipNameOf = (company: string): string => `${cleanFileName(`Документы ${company}`)}.zip`
