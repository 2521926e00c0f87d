import { useEffect } from "react";
import { useNavigate } from "react-router";

/** React Router's `Navigate` would be in the first load of every page. */
export function Moved({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
