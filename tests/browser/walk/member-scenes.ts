import { pressing, type Scene } from './scene.ts'

/** Dialogs of people and their rights. */
export const memberScenes: readonly Scene[] = [
  {
    name: 'a company being left',
    needs: null,
    shows: ['account/companies/LeaveQuestion.tsx'],
    path: '/account/settings',
    open: pressing(/^Покинуть/),
  },
  {
    name: 'an invitation',
    needs: 'manage-members',
    shows: ['members/InviteModal.tsx'],
    path: '/settings/members',
    open: pressing('Пригласить'),
  },
  {
    name: 'what a member may',
    needs: 'manage-members',
    shows: ['members/MemberDialog.tsx'],
    path: '/settings/members',
    open: pressing(/^Изменить права/),
  },
  {
    name: 'a member being removed',
    needs: 'manage-members',
    shows: ['members/MemberDialog.tsx'],
    path: '/settings/members',
    open: pressing(/^Удалить: /),
  },
  {
    name: 'a link of an inspector being taken back',
    needs: 'give-out-links',
    shows: ['inspections/InspectionsPage.tsx'],
    path: '/settings/inspections',
    open: pressing(/^Отозвать/),
  },
]
