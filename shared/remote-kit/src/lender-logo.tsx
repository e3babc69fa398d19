import { getLenderImage } from '@portal/contract/lender'
import { useQuery } from '@portal/remote-kit/query'
import { chakra } from '@portal/ui'
import { useEffect, useState } from 'react'
import { usePortal, useTenant } from './context.tsx'
import { afterNextPaint } from './next-paint.ts'

/** As wide before a picture is there, while it is decoded, and after: a line that holds it breaks the same way throughout. */
const place = { h: '32px', w: '120px', flex: 'none' }
/** Logos are made for white: in a dark look they stand on a plate of it. */
const picture = {
  objectFit: 'contain',
  objectPosition: 'left',
  bg: 'var(--plate, transparent)',
  rounded: '4px',
  boxShadow: '0 0 0 3px var(--plate, transparent)',
}

interface Props {
  /** HDN code of the lender; null where it is not known. */
  code: string | null | undefined
}

/**
 * The lender's logo, by its code (MORTGAGE-08). It stands beside the lender's name, never in its place: a logo that does
 * not come, or that nobody has, leaves the name and no gap; while it is awaited its place is kept. It is asked for once what it
 * stands in is painted, so that figures never wait for it.
 */
export function LenderLogo({ code }: Props) {
  const { api } = usePortal()
  const key = useTenant()?.interest_list_key
  const isKnown = Boolean(code && key)
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterNextPaint(() => setPainted(true)), [])
  const logo = useQuery({
    queryKey: ['LENDER_IMAGE', code],
    queryFn: ({ signal }) =>
      api.send(getLenderImage, { params: { code: code ?? '' }, query: { key: key ?? '' } }, { signal }),
    enabled: isPainted && isKnown,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const address = useAddressOf(logo.data)
  if (address) return <chakra.img src={address} alt="" data-plate="" css={[place, picture]} />
  return isKnown && !logo.isError ? <chakra.span css={place} /> : null
}

/** An address for a picture that is here already, given back when the picture goes. */
function useAddressOf(picture: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [picture])
  return address
}
