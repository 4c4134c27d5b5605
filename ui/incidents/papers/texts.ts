export const paperTexts = {
  issued: (title: string, number: string, date: string, about = '') =>
    `${title}, № ${number} от ${date}${about === '' ? '' : `: ${about}`}`,
  annulled: 'аннулирован',
  drawUp: (name: string, again: boolean) => `Оформить${again ? ' ещё раз' : ''}: ${name}`,
  drawUpOf: (name: string, fullName: string) => `Оформить: ${name}, ${fullName}`,
} as const
