import { getAppointments } from '@portal/contract/appointment'
import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { getPolicies } from '@portal/contract/policy'
import { getUpcomingEvents } from '@portal/contract/upcoming-events'
import { listUpcomingCustomerEvents } from '@portal/domain/customer-events'
import {
  hasFailedWithoutData,
  isFirstResponsePending,
  useIsAllowed,
  useRead,
  useToDos,
} from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { useMemo } from 'react'
import { overviewAccessGates } from '../../shared/overview-access-gates.ts'

/**
 * Returns the upcoming events of all parts of the customer file that the tenant shows. Ignores parts that fail to load.
 */
export function useUpcomingEvents() {
  const withMortgages = useIsAllowed(overviewAccessGates.mortgages)
  const withPolicies = useIsAllowed(overviewAccessGates.policies)
  const withAppointments = useIsAllowed(overviewAccessGates.appointments)
  const customer = useRead(getCustomer)
  const family = useRead(getFamily)
  const living = useRead(getLivingDetails)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const policies = useRead(getPolicies, undefined, { enabled: withPolicies })
  const appointments = useRead(getAppointments, undefined, { enabled: withAppointments })
  const upcomingEvents = useRead(getUpcomingEvents, undefined, { enabled: withMortgages })
  const toDos = useToDos()
  const reads = [
    ...[customer, family, living],
    ...(withMortgages ? [mortgages] : []),
    ...(withPolicies ? [policies] : []),
    ...(withAppointments ? [appointments] : []),
  ]
  const missing = reads.filter(hasFailedWithoutData)
  const all = useMemo(
    () =>
      listUpcomingCustomerEvents(
        {
          customer: customer.data?.data,
          partner: family.data?.data.partner,
          home: living.data?.data?.property,
          mortgages: mortgages.data?.data,
          policies: policies.data?.data,
          appointments: appointments.data?.data,
          toDos: toDos.all,
          upcomingEvents: upcomingEvents.data?.data,
        },
        getToday(),
      ),
    [
      customer.data,
      family.data,
      living.data,
      mortgages.data,
      policies.data,
      appointments.data,
      toDos.all,
      upcomingEvents.data,
    ],
  )
  const failed = missing.length === reads.length
  return {
    data: failed ? undefined : { all, partial: missing.length > 0 || toDos.partial },
    isPending:
      toDos.pending || [...reads, ...(withMortgages ? [upcomingEvents] : [])].some(isFirstResponsePending),
    refetch: () => {
      missing.forEach((read) => void read.refetch())
      toDos.refetch()
    },
  }
}
