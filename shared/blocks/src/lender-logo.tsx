import { getLenderImage } from '@portal/contract/lender'
import { usePortal, useTenant } from '@portal/remote-kit'
import { runAfterNextPaint } from '@portal/remote-kit/next-paint'
import { useQuery } from '@portal/remote-kit/query'
import { chakra } from '@portal/ui'
import { useEffect, useState } from 'react'

/** Reserves the same size before, during and after decoding, so that lines break the same way. */
const logoSpaceCss = { h: '32px', w: '120px', flex: 'none' }
/** Logos are designed for a white background, so the dark scheme adds a white plate. */
const logoImageCss = {
  objectFit: 'contain',
  objectPosition: 'left',
  bg: 'var(--plate, transparent)',
  rounded: '4px',
  boxShadow: '0 0 0 3px var(--plate, transparent)',
}

interface LenderLogoProps {
  code: string | null | undefined
}

/**
 * Logo of a lender (MORTGAGE-08). The picture is requested after the surrounding content is painted, in reserved space.
 */
export function LenderLogo({ code }: LenderLogoProps) {
  const { api } = usePortal()
  const key = useTenant()?.interest_list_key
  const isKnown = Boolean(code && key)
  const [isPainted, setPainted] = useState(false)
  useEffect(() => runAfterNextPaint(() => setPainted(true)), [])
  const logo = useQuery({
    queryKey: ['LENDER_IMAGE', code],
    queryFn: ({ signal }) =>
      api.send(getLenderImage, { params: { code: code ?? '' }, query: { key: key ?? '' } }, { signal }),
    enabled: isPainted && isKnown,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const address = useObjectUrl(logo.data)
  if (address) return <chakra.img src={address} alt="" data-plate="" css={[logoSpaceCss, logoImageCss]} />
  return isKnown && !logo.isError ? <chakra.span css={logoSpaceCss} /> : null
}

/** Creates an object URL of a loaded picture. The URL is revoked when the picture changes. */
function useObjectUrl(picture: Blob | undefined): string | null {
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
