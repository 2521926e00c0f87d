import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Goes on to another address, in place of this one. React Router's own would come with the first load of every page. */
export function Moved({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
