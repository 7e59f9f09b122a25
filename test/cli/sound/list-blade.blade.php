@extends('layout')
@section('content')
{{-- <a edti="x"> --}}
<main id="main" @class(['wide' => $wide, 'old (archive)' => true])>
@csrf
<ul vs-refresh="works.request">
@foreach ($rows as $row)
<li id="r{{ $row->id }}"><a href="#" edit="works.request/{{ $row->id }}/request" title="Звернення {{ $row->id }}">Редагувати</a> <button type="button" data-del="works.request/{{ $row->id }}" message="Видалити?">Видалити</button></li>
@endforeach
</ul>
</main>
@endsection
