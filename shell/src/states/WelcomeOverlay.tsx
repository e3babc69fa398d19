import { useStore } from '@portal/remote-kit'
import { chakra, House, TenantBrand, Text, VisuallyHidden } from '@portal/ui'
import { useShell } from '../layout/shell-context.tsx'
import { useText } from '../texts.ts'

const welcomeCss = {
  position: 'fixed',
  inset: '0',
  zIndex: 50,
  bg: 'surface',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
}
const progressBarCss = {
  h: '4px',
  w: '180px',
  rounded: 'full',
  bg: 'tint3',
  overflow: 'hidden',
  mx: 'auto',
  _before: {
    content: '""',
    display: 'block',
    h: '100%',
    bg: 'edge',
    transformOrigin: 'left',
    animation: 'ui-fill 3500ms ease-out both',
  },
}

export function WelcomeOverlay({ name }: { name: string }) {
  const { core } = useShell()
  const tenant = useStore(core.tenant)
  const text = useText()
  return (
    <chakra.div css={welcomeCss} role="status">
      <chakra.div display="grid" gap="6" justifyItems="center" p="6">
        {tenant && <TenantBrand name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />}
        <House />
        <Text textStyle="welcome">{text('welcome', { name })}</Text>
        <chakra.div css={progressBarCss} aria-hidden="true" />
        <VisuallyHidden>{text('welcome_loading')}</VisuallyHidden>
      </chakra.div>
    </chakra.div>
  )
}
