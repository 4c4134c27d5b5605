import { Button } from '@mantine/core'
import { noName } from '@osh/core/wording/auth.ts'
import { companies } from '@osh/core/wording/companies.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './AccountSettings.module.css'
import { profileStore } from './profile-store.ts'
import { accountTexts as texts } from './texts.ts'

const ProfileForm = makeLazyPart(async () => ({ default: (await import('./ProfileForm.tsx')).ProfileForm }))

/** What memos, papers and the history call the signed-in person. */
export const ProfilePart = observer(function ProfilePart() {
  const store = useService(profileStore)
  useEffect(() => void store.open(), [store])
  const { question } = useUnsavedChanges(store.dirty, store.save)
  return (
    <section className={styles.part} aria-labelledby="profile">
      <h2 id="profile">{texts.profile}</h2>
      <p className={styles.about}>{texts.profileHint}</p>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={2}>
        {({ fullname, position, isOperator }) =>
          store.editing ? (
            <Suspense fallback={null}>
              <ProfileForm store={store} />
            </Suspense>
          ) : (
            <>
              <DefinitionList>
                <DefinitionRow term={wordField('fullname')}>{fullname ?? noName}</DefinitionRow>
                <DefinitionRow term={wordField('position')}>{position}</DefinitionRow>
                {isOperator && (
                  <DefinitionRow term={texts.operator}>
                    <Link to="/operator">{texts.operatorPages}</Link>
                  </DefinitionRow>
                )}
              </DefinitionList>
              <Button
                id="profile-edit"
                className={styles.action ?? ''}
                variant={fullname === null ? 'filled' : 'default'}
                onClick={store.edit}
              >
                {fullname === null ? texts.introduce : companies.edit}
              </Button>
            </>
          )
        }
      </Loaded>
      {question}
    </section>
  )
})
