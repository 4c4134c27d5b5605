import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Page } from '#ui/kit/page/Page.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { appTexts } from '../texts.ts'

export function NoCompany({ title }: { readonly title: string }) {
  const fill = (
    <Button component={Link} to="/company/information">
      {appTexts.fillCompany}
    </Button>
  )
  return (
    <Page title={title}>
      <EmptyState action={fill}>{appTexts.noCompany}</EmptyState>
    </Page>
  )
}
