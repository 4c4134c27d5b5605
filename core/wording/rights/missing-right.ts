/** What a member is told who asks for what they may not. */
export const describeMissingRight =
  'У вас нет права на это действие. Попросите владельца организации изменить вашу роль.'
