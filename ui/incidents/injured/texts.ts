export const injuredTexts = {
  another: 'Ещё один пострадавший',
  outsider: (employer: string) => (employer === '' ? 'не работник организации' : employer),
  severityOf: (name: string) => `Степень тяжести: ${name}`,
  severityOfAll: 'Степень тяжести у всех',
  eachOwn: 'у каждого своя',
  degree: (words: string) => `Несчастный случай — ${words}: по самому тяжело пострадавшему.`,
} as const
