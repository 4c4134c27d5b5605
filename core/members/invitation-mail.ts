import type { Role } from '../rights/role.ts'
import { roleMeanings, roleNames } from '../rights/role-words.ts'
import { INVITATION_DAYS } from './member.ts'

type Said = { readonly company: string; readonly role: Role; readonly link: string }

/** The mail that invites someone; nothing that another has chosen is in its subject. The link is alone in its line, so that every mail program opens it whole. */
export const wordInvitation = ({ company, role, link }: Said) => ({
  subject: 'Приглашение — Охрана труда онлайн',
  text: [
    `Вас приглашают в организацию: ${company} (сервис «Охрана труда онлайн»).`,
    `Ваша роль: ${roleNames[role]}. ${roleMeanings[role]}.`,
    `Чтобы принять приглашение, откройте ссылку и войдите под этим e-mail:\n${link}`,
    `Ссылка действует ${INVITATION_DAYS} дней и только для вас. Если вы не ждали приглашения, просто удалите это письмо.`,
  ].join('\n\n'),
})
