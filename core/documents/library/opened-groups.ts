import type { TemplateScope } from './template.ts'

/** Port: the groups of forms that a person has left open; whoever keeps nothing answers none. */
export interface OpenedGroups {
  opened(scope: TemplateScope): readonly number[]
  keep(scope: TemplateScope, groupIds: readonly number[]): void
}
