import type { AdviceNorms } from '@portal/contract/advice'
import { maxAdviceAmounts } from '@portal/contract/advice-amount'
import type { Customer } from '@portal/contract/customer'
import { ApiError } from '@portal/contract/error'
import { formatDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage, usePermissions, useRoutePath } from '@portal/remote-kit'
import { ButtonLink, Card, EmptyState, ErrorPanel, Folder, House, Link, Notice, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { Message, useText } from '../texts.ts'
import type { CustomerFile } from './use-customer-file.ts'

/** Notice that the calculation leaves out obligations, because the tenant has them switched off (TENANT-13). */
export function WithoutObligationsNotice({ file }: { file: CustomerFile }) {
  const text = useText()
  return file.withObligations ? null : <Notice mb="4">{text('without_obligations')}</Notice>
}

/** Explains how a starter loan is simplified, and that the adviser can calculate it. */
export function StarterLoanNotice() {
  const text = useText()
  return <Notice status="warn">{text('starter_loan')}</Notice>
}

interface NormsEndedNoticeProps {
  meta: { warnings: readonly string[]; norms: AdviceNorms | null } | undefined
}

export function NormsEndedNotice({ meta }: NormsEndedNoticeProps) {
  const text = useText()
  const { language } = useLanguage()
  const norms = meta?.norms
  if (!norms || !meta?.warnings.includes('norms_ended')) return null
  const date = formatDate(norms.valid_to, language) ?? ''
  return (
    <Notice status="warn" role="alert">
      <Text fontWeight={600}>{text('norms_ended', { year: norms.valid_to.slice(0, 4) })}</Text>
      <Text>{text('norms_ended_hint', { date })}</Text>
    </Notice>
  )
}

interface IndicationNoticeProps {
  adviser: Customer['advisor']
  /** Subject of the message to the adviser. */
  subject: string
}

/** Notice that results are an indication and no advice, with a link to the adviser. */
export function IndicationNotice({ adviser, subject }: IndicationNoticeProps) {
  const text = useText()
  const contact = useRoutePath('contact')
  const name = adviser?.full_name ?? text('your_adviser')
  const about = new URLSearchParams({ category: 'anders', subject })
  return (
    <Text textStyle="meta" color="ink2">
      <Message
        id="indication"
        values={{ name: contact ? <Link href={`${contact}?${about}`}>{name}</Link> : name }}
      />
    </Text>
  )
}

interface IncompleteDataNoticeProps {
  title?: string
  children: ReactNode
}

/** Says which data required for a calculation is missing, and where to enter it (SCEN-20, REFI-06). */
export function IncompleteDataNotice({ title, children }: IncompleteDataNoticeProps) {
  const text = useText()
  const { pathOf } = usePermissions()
  const edit = pathOf('editInfo')
  return (
    <Card>
      <EmptyState
        title={title ?? text('incomplete')}
        illustration={<Folder />}
        action={
          <ButtonLink kind="primary" href={edit ?? pathOf('contact') ?? '/contact'}>
            {text(edit ? 'edit_data' : 'ask_adviser')}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </Card>
  )
}

interface CalculationErrorPanelProps {
  /** Id of the text to show if loan parts are missing. */
  missingPartsTextId: 'no_loan_parts' | 'refinance_no_parts'
  calculation: {
    /** Response that names the missing data. */
    data: { meta: { errors: readonly string[] } } | undefined
    error: unknown
    refetch: () => unknown
  }
}

/** Id of the error text to show, by the path of the input that the server rejected. */
const errorTextIdByPath = [
  [/^youngest_child/, 'wrong_child'],
  [/date_of_birth$/, 'wrong_birth'],
  [/_value$/, 'wrong_value'],
  [/\.income\./, 'wrong_income'],
  [/^(loan_parts|other_mortgages)/, 'wrong_loan'],
] as const

const getErrorTextId = ({ body }: ApiError) =>
  errorTextIdByPath.find(([path]) => Object.keys(body.errors ?? {}).some((one) => path.test(one)))?.[1] ??
  'check_data'

/** Panel that replaces a result if data is missing or invalid, or if the request failed (SCEN-18, SCEN-19). */
export function CalculationErrorPanel({ missingPartsTextId, calculation }: CalculationErrorPanelProps) {
  const { language } = useLanguage()
  const text = useText()
  const title = text('error_retreiving_results')
  const error = calculation.error instanceof ApiError ? calculation.error : null
  const missing = calculation.error ? [] : (calculation.data?.meta.errors ?? [])
  if (missing.includes('norms_ended'))
    return (
      <Card>
        <EmptyState title={text('norms_too_old')} illustration={<House />}>
          {text('norms_too_old_hint')}
        </EmptyState>
      </Card>
    )
  if (missing.includes('loan_parts'))
    return <IncompleteDataNotice title={title}>{text(missingPartsTextId)}</IncompleteDataNotice>
  if (missing.includes('income'))
    return <IncompleteDataNotice title={title}>{text('no_income')}</IncompleteDataNotice>
  if (error?.status === 422)
    return (
      <IncompleteDataNotice title={title}>
        {text(getErrorTextId(error), { most: formatWholeEuro(maxAdviceAmounts.total, language) })}
      </IncompleteDataNotice>
    )
  return (
    <Card>
      <ErrorPanel title={title} onRetry={() => void calculation.refetch()}>
        {text(error && error.failure !== 'refused' ? 'calculation_unreachable' : 'check_data')}
      </ErrorPanel>
    </Card>
  )
}
