import { DossierCard } from '../shared/dossier/DossierCard.tsx'

/** The card where the documents themselves are. */
export default function DossierSlot() {
  return <DossierCard />
}
