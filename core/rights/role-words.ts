import type { HiddenKind } from './membership.ts'
import type { Role } from './role.ts'

/** Roles as lists of members name them. */
export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Владелец',
  specialist: 'Специалист',
  head: 'Руководитель отдела',
  reader: 'Наблюдатель',
}

/** What a role may, in a sentence beside it. */
export const roleMeanings: Readonly<Record<Role, string>> = {
  owner: 'Может всё: вести записи, приглашать людей, платить',
  specialist: 'Ведёт все записи организации, кроме людей с доступом и оплаты',
  head: 'Видит работников своих отделов, отмечает прохождения и составляет служебные записки',
  reader: 'Смотрит и печатает, ничего не меняет: для инспектора или аудитора',
}

/** What is hidden unless it is granted. */
export const hiddenNames: Readonly<Record<HiddenKind, string>> = {
  snils: 'СНИЛС',
  phones: 'Телефоны и почта работников',
  medical: 'Медицинские сведения',
}
