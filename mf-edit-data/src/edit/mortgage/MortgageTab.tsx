import { EditableMortgage } from '@portal/contract/edit-form'
import type { Language } from '@portal/contract/language'
import { getLenderLabels } from '@portal/contract/lender'
import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { formatEuro } from '@portal/domain/format/format-money'
import {
  getListItemPath,
  useCurrentData,
  useDraft,
  useLanguage,
  useOpenedItem,
  useReads,
} from '@portal/remote-kit'
import { useSearchParams } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, Card, chakra, EmptyState, Heading, House, Link, Notice, Stack } from '@portal/ui'
import { useMemo, useState } from 'react'
import { DataUnavailableNotice } from '../../shared/DataUnavailableNotice.tsx'
import { EditLinkRow } from '../../shared/EditLinkRow.tsx'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { useText } from '../../texts.ts'
import { LoanPartForm } from './LoanPartForm.tsx'
import { MortgageForm } from './MortgageForm.tsx'
import { toMortgageRequestBody } from './mortgage-request-body.ts'
import { createEmptyMortgage, type MortgageValues, toMortgageValues } from './mortgage-values.ts'

const mortgageTabPath = getEditTabPath('mortgage')
const noMortgages: readonly Mortgage[] = []

/** Tab to edit one of the customer's mortgages, or to add one if there is none (EDITMORT-01). */
export default function MortgageTab() {
  const text = useText()
  const read = useCurrentData(getMortgages)
  const { id, close } = useOpenedItem(mortgageTabPath)
  const part = useSearchParams()[0].get('part')
  const [added, setAdded] = useState(false)
  const known = read.data?.data
  const mortgages = known ?? noMortgages
  const codes = useMemo(
    () => [...new Set(mortgages.flatMap(({ agency }) => agency?.hdn_code ?? []))],
    [mortgages],
  )
  const products = useReads(
    getLenderLabels,
    codes.map((code) => ({ params: { code } })),
  )
  const stored = useMemo(() => {
    if (products.data.includes(undefined)) return null
    return mortgages.map((mortgage): StoredMortgage => {
      const labels = products.data[codes.indexOf(mortgage.agency?.hdn_code ?? '')]?.data ?? []
      return { mortgage, values: toMortgageValues(mortgage, labels) }
    })
  }, [mortgages, codes, products.data])
  if (read.isPending) return <ScreenSkeleton of={formSkeleton} />
  if (!known || products.isError)
    return (
      <DataUnavailableNotice
        onRetry={() => {
          void read.refetch()
          products.refetch()
        }}
      />
    )
  if (!stored) return <ScreenSkeleton of={formSkeleton} />
  if (stored.length === 0) return <NewMortgageForm onAdded={() => setAdded(true)} />
  const isOnly = stored.length === 1
  const opened = isOnly ? stored[0] : stored.find(({ mortgage }) => String(mortgage.id) === id)
  if (!opened) return <MortgageChoice mortgages={mortgages} isMissing={id !== null} />
  const { mortgage, values: own } = opened
  const others = stored.filter((one) => one !== opened)
  const place = own.parts.findIndex(({ key }) => key === part)
  const namedPart = own.parts[place]
  if (namedPart && namedPart.id !== null)
    return (
      <LoanPartForm
        key={namedPart.key}
        saved={namedPart}
        id={namedPart.id}
        number={place + 1}
        lender={mortgage.agency_name ?? text('tab_mortgage')}
        toWholeBody={(typed) => {
          const parts = own.parts.map((one) => (one === namedPart ? typed : one))
          return {
            mortgages: [{ ...own, parts }, ...others.map(({ values }) => values)].map(toMortgageRequestBody),
          }
        }}
        wholeFormPath={isOnly ? mortgageTabPath : getListItemPath(mortgageTabPath, mortgage.id)}
      />
    )
  const incomplete = findIncompleteMortgages(others)
  return (
    <Stack gap="4">
      {!isOnly && (
        <Button kind="quiet" icon="chevron-left" alignSelf="start" onClick={close}>
          {text('mortgage_other')}
        </Button>
      )}
      <IncompleteMortgagesNotice mortgages={incomplete} />
      <MortgageForm
        key={own.id}
        saved={own}
        others={others.map(({ values }) => values)}
        isBlocked={incomplete.length > 0}
        lender={mortgage.agency_name ?? ''}
        title={mortgage.agency_name ?? text('tab_mortgage')}
        intro={text('mortgage_intro')}
        isJustAdded={added}
        onRemoved={() => {
          setAdded(false)
          if (id !== null) close()
        }}
      />
    </Stack>
  )
}

/** Form to add the first mortgage; open initially if there is a draft. */
function NewMortgageForm({ onAdded }: { onAdded: () => void }) {
  const text = useText()
  const begun = useDraft('mortgage-new', v.unknown()).resumed !== null
  const [adding, setAdding] = useState(false)
  const [empty] = useState(createEmptyMortgage)
  if (adding || begun)
    return (
      <MortgageForm
        saved={empty}
        others={[]}
        isBlocked={false}
        lender=""
        title={text('mortgage_new')}
        intro={text('mortgage_intro')}
        onAdded={onAdded}
      />
    )
  return (
    <Card>
      <EmptyState
        title={text('mortgage_none')}
        illustration={<House />}
        action={<Button onClick={() => setAdding(true)}>{text('mortgage_add')}</Button>}
      >
        {text('mortgage_none_hint')}
      </EmptyState>
    </Card>
  )
}

/** A stored mortgage together with its form values. */
interface StoredMortgage {
  mortgage: Mortgage
  values: MortgageValues
}

/** Finds mortgages that cannot be sent unchanged because required fields are missing. */
const findIncompleteMortgages = (others: readonly StoredMortgage[]): Mortgage[] =>
  others.flatMap(({ mortgage, values }) =>
    v.safeParse(EditableMortgage, toMortgageRequestBody(values)).success ? [] : [mortgage],
  )

/** Formats the display name of a mortgage: lender and number. */
const formatMortgageName = ({ agency_name, hypotheeknummer }: Mortgage): string =>
  [agency_name, hypotheeknummer].filter(Boolean).join(' · ')

/** Lists other mortgages that must be completed before the edited mortgage can be saved, with links to them. */
function IncompleteMortgagesNotice({ mortgages }: { mortgages: readonly Mortgage[] }) {
  const text = useText()
  if (mortgages.length === 0) return null
  return (
    <Notice status="warn">
      <p>{text('mortgage_incomplete')}</p>
      <ul>
        {mortgages.map((mortgage) => (
          <chakra.li key={mortgage.id} mt="1">
            <Link
              href={getListItemPath(getEditTabPath('mortgage'), mortgage.id)}
              color="inherit"
              fontWeight={600}
            >
              {formatMortgageName(mortgage) || text('tab_mortgage')}
            </Link>
          </chakra.li>
        ))}
      </ul>
    </Notice>
  )
}

interface MortgageChoiceProps {
  mortgages: readonly Mortgage[]
  /** Whether the URL names a mortgage that does not exist. */
  isMissing: boolean
}

function MortgageChoice({ mortgages, isMissing }: MortgageChoiceProps) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Card>
      <Heading level={2} mb="4">
        {text('mortgage_choose')}
      </Heading>
      {isMissing && (
        <Notice role="status" mb="4">
          {text('mortgage_missing')}
        </Notice>
      )}
      <ul>
        {mortgages.map((mortgage) => (
          <EditLinkRow
            key={mortgage.id}
            to={getListItemPath(getEditTabPath('mortgage'), mortgage.id)}
            title={mortgage.agency_name ?? text('tab_mortgage')}
            about={formatMortgageFacts(mortgage, language).join(' · ')}
          />
        ))}
      </ul>
    </Card>
  )
}

const formatMortgageFacts = (
  { mainProperty, hypotheeknummer, restantHoofdsom }: Mortgage,
  language: Language,
) =>
  [
    [mainProperty?.street, mainProperty?.formatted_number].filter(Boolean).join(' '),
    hypotheeknummer,
    restantHoofdsom === null ? null : formatEuro(restantHoofdsom, language),
  ].filter((fact): fact is string => Boolean(fact))
