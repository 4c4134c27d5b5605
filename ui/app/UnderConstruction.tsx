import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Page } from '#ui/kit/page/Page.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { appTexts } from './texts.ts'

/** Stands for an area of the product that does not exist yet. */
export function UnderConstruction({ title }: { readonly title: string }) {
  const onward = (
    <Button component={Link} to="/notifications" variant="default">
      {appTexts.toNotifications}
    </Button>
  )
  return (
    <Page title={title}>
      <EmptyState action={onward}>{appTexts.underConstruction}</EmptyState>
    </Page>
  )
}
