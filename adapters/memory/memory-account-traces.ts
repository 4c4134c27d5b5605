import type { AccountTraces, OwnWork } from '@osh/core/personal-data/account-data.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { isOwnerOf } from './companies/membership-of.ts'
import type { Actor, Ledger } from './ledger.ts'
import { readSettingsOf } from './notices/feed.ts'
import type { State } from './state.ts'

export const makeMemoryAccountTraces = (ledger: Ledger, actor: Actor): AccountTraces => ({
  findRegistrationMoment: async () => null,
  listCompanies: () => ledger.read((state) => listCompanies(state, actor())),
  listMails: () => ledger.read(({ mails = [] }) => mails.filter(({ userId }) => userId === actor())),
  messages: () => ledger.read(({ messages = [] }) => messages.filter(({ person }) => person === actor())),
  listPushDevices: () =>
    ledger.read(({ pushDevices = [] }) =>
      pushDevices
        .filter(({ user }) => user === actor())
        .map(({ session, endpoint }) => ({ session, endpoint }))
        .toSorted((a, b) => a.session - b.session),
    ),
  listWork: () => ledger.read((state) => workOf(state, actor())),
})

const listOwnIds = ({ memberships }: State, user: UserId) =>
  new Set(memberships.filter(({ userId }) => userId === user).map(({ companyId }) => companyId))

function listCompanies(state: State, user: UserId) {
  const own = listOwnIds(state, user)
  return state.companies
    .filter(({ id }) => own.has(id))
    .map(({ id, name }) => ({
      ...{ id, name, since: null },
      notices: readSettingsOf(state, id, user),
      isOwner: isOwnerOf(state, user, id),
      savedFilters: sections.flatMap((section) =>
        (state.savedFilters ?? [])
          .filter((kept) => kept.user === user && kept.companyId === id && kept.section === section)
          .map(({ filter }) => ({ section, filter })),
      ),
    }))
}

function workOf(state: State, user: UserId): readonly OwnWork[] {
  const own = listOwnIds(state, user)
  const lines = state.journal.filter(({ companyId, by }) => by === user && own.has(companyId))
  const alike = Map.groupBy(lines, ({ companyId, command }) => `${companyId} ${command}`)
  return [...alike.values()]
    .flatMap(([one, ...others]): readonly OwnWork[] => {
      if (!one) return []
      const { companyId, command, at } = one
      return [{ companyId, command, times: 1 + others.length, first: at, last: (others.at(-1) ?? one).at }]
    })
    .toSorted((a, b) => a.companyId - b.companyId || (a.command < b.command ? -1 : 1))
}
