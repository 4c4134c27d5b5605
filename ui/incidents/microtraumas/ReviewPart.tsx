import type { Review } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import styles from '../Incidents.module.css'
import { microtraumaTexts } from './texts.ts'

const { fields, reviewPart } = microtraumaTexts

/** What came of the review. */
export const ReviewPart = ({ review }: { readonly review: Review }) => (
  <section>
    <h2 className={styles.part}>{reviewPart}</h2>
    <DefinitionList>
      <DefinitionRow term={fields.on}>{formatDate(review.on)}</DefinitionRow>
      <DefinitionRow term={fields.reviewers}>
        {review.reviewers.map(({ fullName, post }) => [fullName, post].filter(Boolean).join(', ')).join('; ')}
      </DefinitionRow>
      <DefinitionRow term={fields.heard}>{review.heard}</DefinitionRow>
      <DefinitionRow term={fields.causes}>
        {[review.causeCode, review.causes].filter(Boolean).join(' · ')}
      </DefinitionRow>
      <DefinitionRow term={fields.proposals}>{review.proposals}</DefinitionRow>
      <DefinitionRow term={fields.measuresTaken}>{review.measuresTaken}</DefinitionRow>
      <DefinitionRow term={fields.consequences}>{review.consequences}</DefinitionRow>
      <DefinitionRow term={fields.experience}>{review.experience}</DefinitionRow>
    </DefinitionList>
  </section>
)
