import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { getListItemPath, useCurrentData, useDraft, useOpenedItem } from '@portal/remote-kit'
import { useSearchParams } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, Card, EmptyState, House, Stack } from '@portal/ui'
import { useMemo, useState } from 'react'
import { DataUnavailableNotice } from '../../shared/DataUnavailableNotice.tsx'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { useText } from '../../texts.ts'
import { findIncompleteMortgages, IncompleteMortgagesNotice } from './IncompleteMortgagesNotice.tsx'
import { LoanPartForm } from './LoanPartForm.tsx'
import { MortgageChoice } from './MortgageChoice.tsx'
import { MortgageForm } from './MortgageForm.tsx'
import { toMortgageRequestBody } from './mortgage-request-body.ts'
import { createEmptyMortgage, toMortgageValues } from './mortgage-values.ts'
import { useLenderProducts } from './use-lender-products.ts'

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
  const { labels, failed, retry } = useLenderProducts(codes)
  const saved = useMemo(
    () =>
      labels &&
      mortgages.map((mortgage) =>
        toMortgageValues(mortgage, labels.get(mortgage.agency?.hdn_code ?? '') ?? []),
      ),
    [mortgages, labels],
  )
  if (read.isPending) return <ScreenSkeleton of={formSkeleton} />
  if (!known || failed)
    return (
      <DataUnavailableNotice
        onRetry={() => {
          void read.refetch()
          retry()
        }}
      />
    )
  if (!saved) return <ScreenSkeleton of={formSkeleton} />
  if (saved.length === 0) return <NewMortgageForm onAdded={() => setAdded(true)} />
  const onFile = mortgages.flatMap((mortgage, index) => {
    const values = saved[index]
    return values ? [{ mortgage, values }] : []
  })
  const at = saved.length === 1 ? 0 : saved.findIndex((one) => String(one.id) === id)
  const own = saved[at]
  const mortgage = mortgages[at]
  if (!own || !mortgage) return <MortgageChoice mortgages={mortgages} isMissing={id !== null} />
  const others = onFile.filter(({ values }) => values !== own)
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
        wholeFormPath={saved.length > 1 ? getListItemPath(mortgageTabPath, mortgage.id) : mortgageTabPath}
      />
    )
  const incomplete = findIncompleteMortgages(others)
  return (
    <Stack gap="4">
      {saved.length > 1 && (
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
