import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { getObligations } from '@portal/contract/obligation'
import type { AdviceCustomerFile } from '@portal/domain/advice-input'
import { featureGates } from '@portal/domain/feature-gate'
import { findMortgageForCalculation, listOtherMortgages } from '@portal/domain/mortgage-on-home'
import { type ReadResult, useCurrentData, useIsAllowed } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'

/** The parts of a customer file that calculations need; a missing mortgage or home is null. */
export type CustomerFile = Omit<AdviceCustomerFile, 'mortgage' | 'living'> & {
  otherMortgages: readonly Mortgage[]
  mortgage: AdviceCustomerFile['mortgage'] | null
  living: AdviceCustomerFile['living'] | null
  /** All mortgages of the customer file, with any status. */
  mortgages: readonly Mortgage[]
  /** False if the tenant switched obligations off, so that they are unknown and left out. */
  withObligations: boolean
}

/** Returns the customer file for calculations, once all its parts have loaded. */
export function useCustomerFile(): ReadResult<CustomerFile> {
  const withObligations = useIsAllowed(featureGates.obligations)
  const reads = {
    customer: useCurrentData(getCustomer),
    family: useCurrentData(getFamily),
    living: useCurrentData(getLivingDetails),
    mortgages: useCurrentData(getMortgages),
    obligations: useCurrentData(getObligations),
  }
  const { customer, family, living, mortgages, obligations } = reads
  const owed = withObligations ? obligations.data?.data : []
  const all = mortgages.data?.data ?? []
  const mortgage = findMortgageForCalculation(all, living.data?.data?.property ?? null)
  const file =
    customer.data && family.data && living.data && mortgages.data && owed
      ? {
          customer: customer.data.data,
          family: family.data.data,
          living: living.data.data,
          mortgage,
          otherMortgages: listOtherMortgages(all, mortgage),
          mortgages: all,
          obligations: owed,
          withObligations,
          today: getToday(),
        }
      : undefined
  const read = Object.values(reads)
  return {
    data: file,
    isPending: !file && !read.some(({ isError }) => isError),
    refetch: () => {
      for (const one of read) if (one.isError) void one.refetch()
    },
  }
}
