import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";

/** Keeps input and focus. The router itself redraws only for another URL or other data. */
export function redrawn(route: RouteObject): RouteObject {
  const { Component, ErrorBoundary, lazy, children } = route;
  return Object.assign(
    { ...route },
    Component && { Component: inLanguage(Component) },
    ErrorBoundary && { ErrorBoundary: inLanguage(ErrorBoundary) },
    typeof lazy === "function" && {
      async lazy() {
        const page = await lazy();
        return page.Component ? { ...page, Component: inLanguage(page.Component) } : page;
      },
    },
    children && { children: children.map(redrawn) },
  );
}

function inLanguage(Page: ComponentType): ComponentType {
  return function InLanguage() {
    useValue(language);
    return <Page />;
  };
}
