import { requestDossier } from '@portal/contract/dossier'
import { useLanguage, usePermissions, useWrite } from '@portal/remote-kit'
import { Box, Button, ButtonLink, Notice } from '@portal/ui'
import { useText } from '../texts.ts'
import { phoneOnlyCss } from './dashboard-layout.ts'

const quickActionsCss = {
  w: '100%',
  display: 'grid',
  alignContent: 'start',
  gap: '2',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(144px, 100%), 1fr))',
  '& > :is(a, button)': { px: '3', py: '1', lineHeight: 1.25 },
  ...phoneOnlyCss,
  _print: { display: 'none' },
}

/** Shortcuts on phones: a link to the scenario calculator, and the download of the customer file. */
export function QuickActions() {
  const text = useText()
  const { slot, isAllowed } = usePermissions()
  const { language } = useLanguage()
  const { isPending, isSuccess, errorText, mutate } = useWrite(requestDossier, {
    refreshes: ['DOSSIER'],
    errorText: () => text('dossier_failed'),
  })
  return (
    <Box css={quickActionsCss}>
      {slot('calculator.scenarios').length > 0 && (
        <ButtonLink kind="secondary" small icon="umbrella" href="?reken=scenarios">
          {text('quick_scenarios')}
        </ButtonLink>
      )}
      {isAllowed({ subject: 'own-file' }) && (
        <Button
          kind="secondary"
          small
          icon="document"
          busy={isPending || isSuccess}
          onClick={() => mutate({ body: { kind: 'pdf', language } })}
        >
          {text('quick_dossier')}
        </Button>
      )}
      <Box role="status" gridColumn="1/-1" mt="-2">
        {isSuccess && <Notice>{text('dossier_making')}</Notice>}
        {errorText && <Notice status="bad">{errorText}</Notice>}
      </Box>
    </Box>
  )
}
