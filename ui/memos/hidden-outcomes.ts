import { isHiddenSection } from '@osh/core/hiding/hide.ts'
import { listHidden } from '@osh/core/rights/membership.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { OwnRights } from '#ui/app/session/own-rights.ts'

/** Whether it is hidden from the person how rows of the section ended. The server keeps what it has not shown, whatever the page takes for true. */
export const hidesOutcomes = ({ membership }: Pick<OwnRights, 'membership'>, section: Section): boolean =>
  membership !== null && isHiddenSection(section, listHidden(membership))
