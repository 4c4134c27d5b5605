/** A group of forms (группа шаблонов). `id` is the wire's `templateGroupId`. */
export type TemplateGroup = {
  readonly id: number
  /** The folder of its forms. */
  readonly slug: string
  readonly name: string
}

const group = (id: number, slug: string, name: string): TemplateGroup => ({ id, slug, name })

/** Every group, in the order in which pages show them. */
export const templateGroups: readonly TemplateGroup[] = [
  group(1, 'orders', 'Приказы'),
  group(2, 'management-system', 'СУОТ'),
  group(3, 'medical', 'Медосмотры'),
  group(4, 'ppe', 'СИЗ и СС'),
  group(5, 'training', 'ОТ обучение'),
  group(6, 'instructions', 'ИОТ и инструктажи'),
  group(7, 'microtrauma', 'Микротравмы'),
  group(8, 'first-aid', 'Аптечка'),
  group(9, 'fire', 'Пожарная безопасность'),
  group(10, 'electricity', 'Электробезопасность'),
  group(11, 'working-conditions', 'СОУТ'),
  group(12, 'risks', 'Профриски'),
  group(13, 'accidents', 'Несчастные случаи'),
  group(14, 'high-risk-works', 'Работы повышенной опасности'),
  group(15, 'transport', 'Транспорт и БДД'),
  group(16, 'working-life', 'Условия труда и быт'),
  group(17, 'contractors', 'Подрядчики'),
  group(18, 'civil-defence', 'ГО и ЧС'),
]

/** Null for a name that is no group's. */
export const findGroupByName = (name: string): TemplateGroup | null =>
  templateGroups.find((one) => one.name === name) ?? null
