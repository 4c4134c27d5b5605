/** Where a company's facts take what a paper is answered with: a list, and which of its columns each cell goes to. */
export type FactPlace = { readonly list: string; readonly columns: Readonly<Record<string, string>> }

const keep = (list: string, ...columns: readonly string[]): FactPlace => ({
  list,
  columns: Object.fromEntries(columns.map((name) => [name, name])),
})

/** Tables whose cells are those of a list; what else such a table has (a holder, a driver) stays on the paper. */
export const factTables: Readonly<Record<string, FactPlace>> = {
  'kits.list': keep('kits', 'number', 'place', 'kind', 'people'),
  'extinguishers.list': keep('extinguishers', 'inventory', 'mark', 'serial', 'place', 'start'),
  'buildings.list': keep('buildings', 'name', 'address'),
  'pressure.list': keep('pressure', 'name', 'registration', 'place'),
  'vehicles.list': keep('vehicles', 'vehicle', 'plate'),
  'places.hazards': keep('site-hazards', 'place', 'hazard', 'rule'),
  'works.targeted': keep('works', 'work', 'place', 'paper', 'record'),
  'works.height': keep('height-works', 'work', 'place', 'system', 'permit'),
  'hazards.card': keep(
    'hazards',
    ...['place', 'hazard', 'source', 'event', 'harm', 'found', 'controls', 'severity', 'likelihood', 'level'],
    ...['measure', 'stage', 'deadline', 'cost', 'residual'],
  ),
  'hazards.list': {
    list: 'hazards',
    columns: { department: 'place', source: 'source', event: 'event', harm: 'harm', found: 'found' },
  },
  'measures.plan': keep('measures', 'section', 'action', 'place', 'reason', 'cost', 'deadline', 'result'),
  'measures.approved': {
    list: 'measures',
    columns: { measure: 'action', term: 'deadline', money: 'cost' },
  },
  'goals.list': keep('goals', 'goal', 'measure', 'base', 'target', 'actions', 'when'),
  'ppe.shared': keep('duty-ppe', 'name', 'norm', 'unit', 'count', 'period'),
  'workplaces.measures': keep('sout-measures', 'place', 'name', 'purpose', 'deadline', 'divisions'),
  'workplaces.milk': keep('milk-posts', 'post', 'card', 'factor'),
  'contractors.measures': keep('contractor-measures', 'danger', 'what', 'who', 'term'),
  'electrical.staff': keep(
    'electrical-staff',
    ...['post', 'department', 'category', 'duty', 'voltage', 'group', 'rights', 'zone'],
  ),
  'electrical.first-group': keep('electrical-posts', 'post', 'department', 'equipment', 'place'),
  'briefings.exempt': keep('exempt-posts', 'post', 'department', 'equipment', 'card', 'sout'),
}

/** Made of several answers: none of them can be told from it. */
const composed: readonly string[] = ['facts.sout-report', 'facts.cards-kept']

/** The list and the column of an answer that a company gives once; null for any other source. */
export function findFactQuestion(source: string): { readonly list: string; readonly column: string } | null {
  const [, list, column] = /^facts\.(civil-defence|[a-z]+)-(.+)$/u.exec(source) ?? []
  return list && column && !composed.includes(source) ? { list, column } : null
}
