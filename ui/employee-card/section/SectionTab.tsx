import { Button } from '@mantine/core'
import { findActsExpiring } from '@osh/core/explanations/expiring-rules.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { IconPlus } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { fetchPart, makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import { ExpiringRules } from '#ui/norms/ExpiringRules.tsx'
import { WhyButton } from '#ui/requirements/absence/WhyButton.tsx'
import { cardTexts, sectionTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import { Holdings } from './Holdings.tsx'
import { ObligationItem } from './ObligationItem.tsx'
import styles from './Section.module.css'

const ObligationModal = makeLazyPart(async () => ({
  default: (await import('#ui/obligations/ObligationModal.tsx')).ObligationModal,
}))
const CompletionModal = makeLazyPart(async () => ({
  default: (await import('#ui/obligations/CompletionModal.tsx')).CompletionModal,
}))

type Dialog =
  | { readonly is: 'add' }
  | { readonly is: 'change' | 'complete'; readonly obligation: StandingObligation }

/** The employee's obligations of one section. */
export const SectionTab = observer(function SectionTab({ section }: { readonly section: Section }) {
  const { employee, duties } = useCard()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const obligations = duties.listOf(section)
  const add = (variant: 'default' | 'filled') => (
    <May right="change">
      <Button
        variant={variant}
        leftSection={<IconPlus size={16} stroke={1.6} />}
        onClick={() => setDialog({ is: 'add' })}
      >
        {texts.add}
      </Button>
    </May>
  )
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{cardTexts.sections[section]}</h2>
        {obligations.length > 0 && (
          <div className={styles.ofSection}>
            <SaveTable
              ask={async () => {
                const { makeDutiesFile } = await fetchPart(() => import('./duties-file.ts'))
                return makeDutiesFile(employee, section, duties)
              }}
            />
            {add('default')}
          </div>
        )}
      </div>
      <Loaded state={duties.state} rows={4} onRetry={() => void duties.open(employee.id)}>
        {() =>
          obligations.length === 0 ? (
            <EmptyState
              action={
                <>
                  {add('filled')}
                  <WhyButton employeeId={employee.id} section={section} className={styles.why}>
                    {texts.why}
                  </WhyButton>
                </>
              }
            >
              {texts.none}
            </EmptyState>
          ) : (
            <>
              <ExpiringRules acts={findActsExpiring(obligations, duties.factorOf, duties.today)} />
              <ul className={styles.list}>
                {obligations.map((obligation) => (
                  <ObligationItem
                    key={obligation.id}
                    obligation={obligation}
                    onChange={() => setDialog({ is: 'change', obligation })}
                    onComplete={() => setDialog({ is: 'complete', obligation })}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {section === 'ppe' && duties.held.length > 0 && <Holdings held={duties.held} />}
      {dialog && <Opened section={section} dialog={dialog} onClose={() => setDialog(null)} />}
    </section>
  )
})

type OpenedProps = { readonly section: Section; readonly dialog: Dialog; readonly onClose: () => void }

function Opened({ section, dialog, onClose }: OpenedProps) {
  const { employee, changed } = useCard()
  return (
    <Suspense>
      {dialog.is === 'complete' ? (
        <CompletionModal
          obligation={dialog.obligation}
          employee={employee}
          onClose={onClose}
          onSaved={changed}
        />
      ) : (
        <ObligationModal
          section={section}
          employee={employee}
          obligation={dialog.is === 'add' ? null : dialog.obligation}
          onClose={onClose}
          onSaved={changed}
        />
      )}
    </Suspense>
  )
}
