import '#ui/kit/text-field-styles.ts'
import { Button } from '@mantine/core'
import type { Template, TemplateScope } from '@osh/core/documents/library/template.ts'
import type { OfferedGroup } from '@osh/core/documents/library/template-catalogue.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { ExpiringActs } from '#ui/norms/ExpiringActs.tsx'
import styles from './Documents.module.css'
import { DocumentsHead } from './DocumentsHead.tsx'
import { nameGroupPath } from './document-paths.ts'
import { type DocumentsStore, documentsStore } from './documents-store.ts'
import { GroupNav } from './library/GroupNav.tsx'
import { GroupSection } from './library/GroupSection.tsx'
import { ResponsibleWarning } from './library/ResponsibleWarning.tsx'
import { TemplateList } from './library/TemplateList.tsx'
import { documentTexts as texts } from './texts.ts'
import { useTemplateDialog } from './use-template-dialog.ts'

const IssueModal = makeLazyPart(() => import('./issue/IssueModal.tsx'))

type Props = { readonly scope: TemplateScope }

/** The forms of one group, or of all, with what was issued by them. */
export const DocumentsScreen = observer(function DocumentsScreen({ scope }: Props) {
  const store = useService(documentsStore)
  const navigate = useNavigate()
  const { templateGroupId } = useParams()
  const groupId = templateGroupId === undefined ? null : Number(templateGroupId)
  const { template, open, close } = useTemplateDialog()
  useMemberNames()
  useEffect(() => void store.open(scope), [store, scope])
  const search = (text: string) => {
    store.find(text)
    if (groupId !== null && text !== '') void navigate(nameGroupPath(scope, null))
  }
  const offered = store.groups.find(({ group }) => group.id === groupId) ?? null
  return (
    <div className={styles.page}>
      <GroupNav store={store} scope={scope} current={groupId} />
      <div className={styles.main}>
        <DocumentsHead store={store} name={offered?.group.name ?? texts.whole[scope]} onSearch={search} />
        <Loaded state={store.state} onRetry={() => void store.open(scope)} rows={8}>
          {() =>
            groupId === null ? (
              <AllGroups store={store} onIssue={open} />
            ) : (
              <OneGroup store={store} scope={scope} offered={offered} onIssue={open} />
            )
          }
        </Loaded>
      </div>
      {template && (
        <Suspense fallback={null}>
          <IssueModal
            template={template}
            date={store.date}
            onIssued={() => void store.reload()}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
})

type PartProps = { readonly store: DocumentsStore; readonly onIssue: (template: Template) => void }

const OneGroup = observer(function OneGroup(
  props: PartProps & Props & { readonly offered: OfferedGroup | null },
) {
  const { store, scope, offered, onIssue } = props
  if (offered === null)
    return (
      <EmptyState
        action={
          <Button component={Link} to={nameGroupPath(scope, null)} variant="default">
            {texts.showAll}
          </Button>
        }
      >
        {texts.unknownGroup}
      </EmptyState>
    )
  return (
    <>
      {offered.needsResponsible && <ResponsibleWarning count={store.countUnfilledFor(offered.group.name)} />}
      <ExpiringActs acts={offered.ending} />
      <TemplateList templates={offered.templates} store={store} onIssue={onIssue} level={2} />
    </>
  )
})

const AllGroups = observer(function AllGroups({ store, onIssue }: PartProps) {
  if (store.count === 0) return <NoForms />
  if (store.found.length === 0)
    return (
      <EmptyState
        action={
          <Button variant="default" onClick={() => store.find('')}>
            {texts.reset}
          </Button>
        }
      >
        {texts.noneFound}
      </EmptyState>
    )
  return (
    <>
      {store.unfilled > 0 && <ResponsibleWarning count={store.unfilled} />}
      <div className={styles.folding}>
        <Button variant="default" size="xs" onClick={store.toggleAll}>
          {store.allOpen ? texts.foldAll : texts.unfoldAll}
        </Button>
      </div>
      {store.shown.map((shown) => (
        <GroupSection key={shown.offered.group.id} shown={shown} store={store} onIssue={onIssue} />
      ))}
    </>
  )
})

function NoForms() {
  return (
    <EmptyState
      action={
        <Button component={Link} to="/company/information" variant="default">
          {texts.toCompany}
        </Button>
      }
    >
      {texts.empty}
    </EmptyState>
  )
}
